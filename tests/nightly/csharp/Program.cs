// Uses the client of the guide from start to completion, as its page does. Throws on unexpected results.
using System.Net;

var forms = new FormClient(new HttpClient { BaseAddress = new Uri(args[0]) });
var formId = args[1];
void Expect(bool holds, string what) { if (!holds) throw new Exception(what); }

var definition = await forms.DefinitionAsync(formId);
Expect(definition?.JsonData == args[2], "the definition");
Expect(await forms.DefinitionAsync("1") is null, "a form that does not exist");

var first = await forms.SaveAsync(formId, null, new AnswerChange("""{"a":1}""", 0, false));
Expect(first?.Token is not null, "a token for the first state");
var second = await forms.SaveAsync(formId, first!.Token, new AnswerChange("""{"a":2}""", 1, false));
Expect(second?.Id == first.Id, "one answer for all states");
var resumed = await forms.ResumeAsync(formId, first.Token!);
Expect(resumed is { JsonData: """{"a":2}""", CurrentPage: 1, IsComplete: false }, "the state that was left");
var last = await forms.SaveAsync(formId, first.Token, new AnswerChange("""{"a":3}""", 1, true));
Expect(last!.IsComplete, "completion");
Expect(await forms.ResumeAsync(formId, first.Token!) is null, "a token that opens nothing any more");
try
{
    await forms.SaveAsync("1", null, new AnswerChange("{}", 0, false));
    Expect(false, "a refusal");
}
catch (HttpRequestException error)
{
    Expect(error.StatusCode == HttpStatusCode.NotFound, "the status of a refusal");
}

// The page says why it shows no form.
var later = new FormClient(new HttpClient { BaseAddress = new Uri(args[3]) });
Expect(await PageRenderer.StatusAsync(later, args[4]) == "This form is private.", "a private form");
Expect(await PageRenderer.StatusAsync(later, "1") == "This form does not exist any more.", "a form that is gone");
var closed = new FormClient(new HttpClient { BaseAddress = new Uri("http://127.0.0.1:1/") });
Expect(await PageRenderer.StatusAsync(closed, "1") == "The form could not be loaded. Try again.", "a closed port");

// A completion whose response was lost is done only if its token was still valid.
foreach (var (hours, status, body, shown) in new[]
{
    (0, HttpStatusCode.NotFound, "", "The server does not know this form or answer any more."),
    (13, HttpStatusCode.BadRequest, "submission_token_invalid", "Your answers may have arrived. Try again to send them once more."),
    (0, HttpStatusCode.BadRequest, "submission_token_invalid", "Submitted. Thank you."),
})
    Expect(await PageRenderer.RepeatedCompletionAsync(hours, status, body) == shown, shown);
