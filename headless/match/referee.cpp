#include "headless/match/referee.h"

namespace headless::match {

std::variant<std::string_view, Forfeit> ask(int side, engine::Engine& engine, std::string request,
                                            std::string& transcript) {
    transcript += letter(side);
    transcript += ' ';
    transcript += request;
    transcript += " : ";
    request += '\n';
    const auto answer = engine.ask(request);
    if (const auto* failure = std::get_if<sandbox::Failure>(&answer)) {
        transcript += "none\n";
        return Forfeit{side, std::string(name(failure->cause)), failure->words};
    }
    return std::get<std::string_view>(answer);
}

} // namespace headless::match
