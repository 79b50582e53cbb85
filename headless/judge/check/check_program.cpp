#include "headless/judge/check/check_program.h"

#include "headless/judge/match_options.h"
#include "headless/judge/outlets.h"
#include "headless/support/interrupt.h"
#include "headless/support/options.h"
#include "headless/support/progress.h"
#include "headless/support/words.h"

#include <algorithm>
#include <sys/wait.h>

namespace headless::judge::check {

using namespace headless::sandbox;

namespace {

po::options_description options_of(const CheckedGame& game) {
    po::options_description options("Options");
    add_limit_options(options, game.limits);
    add_patience_option(options, "seconds without an answer and without CPU time after which a "
                                 "program counts as silent");
    support::add_json_options(options, "the findings");
    return options;
}

CheckedProgram checked_program(const CheckedGame& game, const Check& check) {
    return {game.name, check.options.command, engine::hash_of_program(check.options.words),
            check.protection.description(),
            circumstances_of(check.options.limits, check.protection)};
}

// Output before the first request would be taken for the first answer.
bool is_quiet_at_start(Check& check) {
    check.start();
    const std::string output = check.program().output_unasked();
    if (!output.empty())
        check.findings.fault("start", "output before the first request: " + quoted_briefly(output),
                             {}, cure_of_output);
    return output.empty();
}

void end_input(Check& check) {
    const engine::EndOfInput end = check.program().end_input();
    const std::string subject = "end of input";
    if (!end.output.empty())
        check.findings.fault(subject, "output that nobody asked for: " + quoted_briefly(end.output),
                             {}, cure_of_output);
    if (!end.wait_status)
        check.findings.fault(
            subject, "the program still runs " +
                         seconds_in_words(
                             std::chrono::duration<double>(check.options.patience_at_end).count()) +
                         " after the end of its input; it must end with it");
    else if (*end.wait_status != 0)
        check.findings.remark(subject, "the program ends, but not with status 0: " +
                                           describe_end(*end.wait_status));
    else
        check.findings.good(subject, "the program ends with its input");
    const engine::Notes notes = check.program().notes();
    if (notes.error_bytes > 0)
        check.findings.remark("standard error",
                              std::to_string(notes.error_bytes) +
                                  " bytes were written to it, last: " +
                                  quoted_briefly(support::last_line(notes.last_errors)));
}

// False if the program is out.
bool run_probes(const CheckedGame& game, Check& check) {
    support::Progress bar("checking", static_cast<double>(game.probes.size()), "probes");
    double done = 0;
    for (const Probe& probe : game.probes) {
        bar.show(done++);
        if (probe.starts_anew) check.start();
        if (!probe.run(check)) return false;
        if (probe.ends_input) end_input(check);
    }
    return true;
}

void judge_use(const CheckedGame& game, Check& check) {
    const auto judge = [&](const char* what, double seconds, double limit) {
        if (seconds == 0) return;
        check.findings.judged(seconds <= limit, what,
                              "at most about " + seconds_in_words(seconds) + " in " + game.unit +
                                  "; the limit is " + seconds_in_words(limit));
    };
    judge("CPU time", check.max_use.cpu_seconds, check.options.limits.cpu_seconds);
    judge("wall clock", check.max_use.wall_seconds, check.options.limits.wall_seconds);
    // Over the limit the program has been stopped before.
    const std::string peak =
        check.peak_bytes > 0 ? "at most " + support::bytes_in_words(check.peak_bytes) + "; " : "";
    check.findings.good("memory", peak + "the limit is " +
                                      support::bytes_in_words(check.options.limits.memory_bytes));
}

std::string answer_line_by_line(Check& check, const OddInput& odd) {
    const ProbeOptions options = for_odd_input(check.options);
    ProgramProbe probe(options, check.protection);
    if (!odd.before.empty()) probe.ask(odd.before + '\n');
    const auto answer = probe.ask(odd.text + '\n');
    const auto* failure = std::get_if<Failure>(&answer);
    return failure ? failure->words
                   : "answered with " + quoted_briefly(std::get<std::string_view>(answer));
}

void run(const CheckedGame& game, Check& check) {
    const auto answer_to_odd = game.answer_to_odd ? game.answer_to_odd : answer_line_by_line;
    if (!game.answer_to_odd && !is_quiet_at_start(check)) return;
    const bool is_out = !run_probes(game, check);
    judge_use(game, check);
    if (is_out && check.protection.has_sandbox())
        for (const std::string& hint :
             hints_on_hidden_paths(check.options.view, check.options.command))
            check.findings.remark("sandbox", hint);
    if (is_out) return check.findings.remark("not checked", "whatever comes after this");
    for (const OddInput& odd : game.odd_inputs)
        check.findings.remark("odd input", odd.name + ": " + answer_to_odd(check, odd));
}

} // namespace

void Check::start() {
    program_.reset();
    start_ = Clock::now();
    program_ = std::make_unique<ProgramProbe>(options, protection);
}

double Check::seconds_since_start() const {
    return std::chrono::duration<double>(Clock::now() - start_).count();
}

Use Check::use_by_now() { return {program_->cpu_seconds(), seconds_since_start()}; }

void Check::enter_use(const Use& use) {
    max_use.cpu_seconds = std::max(max_use.cpu_seconds, use.cpu_seconds);
    max_use.wall_seconds = std::max(max_use.wall_seconds, use.wall_seconds);
    peak_bytes = std::max(peak_bytes, program_->peak_bytes());
}

std::optional<std::string> Check::ask(const std::string& subject, const std::string& request) {
    const auto answer = program_->ask(request + '\n');
    if (program_->failure()) {
        enter_failure(subject, request + " : none");
        return std::nullopt;
    }
    return std::string(std::get<std::string_view>(answer));
}

void Check::enter_failure(const std::string& subject, const std::string& line) {
    peak_bytes = std::max(peak_bytes, program_->peak_bytes());
    if (program_->failure()->cause == Cause::output)
        findings.fault("output", program_->failure_in_words(), line, cure_of_output);
    else
        findings.fault(subject, program_->failure_in_words(), line);
}

int check_program(const support::Invocation& invocation, const CheckedGame& game) {
    const auto given = read_program_options(invocation, game.description, options_of(game));
    if (!given) return support::exit_done;
    support::require_outputs(*given, {"json-file"});
    const ProbeOptions options{program_from(*given),
                               std::chrono::duration<double>((*given)["patience"].as<double>())};
    const Protection protection = protection_from(*given);
    support::catch_interrupts();
    Check check(options, protection);
    try {
        run(game, check);
    } catch (const support::Interrupted&) {
        return support::report_interrupted(invocation, "the check is not complete");
    }
    return check.findings.report(checked_program(game, check), *given);
}

} // namespace headless::judge::check
