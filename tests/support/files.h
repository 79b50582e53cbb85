// Files of tests.

#pragma once

#include <QByteArray>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <optional>

namespace tests {

// Ends the tests where it can't be read, lest they compare nothing with nothing.
inline QByteArray read_file(const QString& name) {
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly)) qFatal("a test can't read '%s'", qPrintable(name));
    return file.readAll();
}

// Nothing where it can't be read: of a process that has ended, or of what is yet to be written.
inline QByteArray read_if_there(const QString& name) {
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline QJsonObject read_json(const QString& name) {
    return QJsonDocument::fromJson(read_file(name)).object();
}

inline void write_file(const QString& name, const QByteArray& text) {
    QFile file(name);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("a test's file can't be written");
}

// A file that can be run.
inline void write_script(const QString& name, const QByteArray& text) {
    write_file(name, text);
    QFile::setPermissions(name, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

// A test that begins anew with each of its functions and rows.
class RenewedTest : public QObject {
    Q_OBJECT

protected:
    virtual void renew() = 0;

private Q_SLOTS:
    void init() { renew(); }
};

// With a folder that is new each time.
class FolderTest : public RenewedTest {
protected:
    void renew() override { folder_.emplace(); }
    QString folder() const { return folder_->path(); }
    QString path(const QString& name) const { return folder_->filePath(name); }

private:
    std::optional<QTemporaryDir> folder_;
};

} // namespace tests
