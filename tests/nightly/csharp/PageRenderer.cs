// Shows the page of the guide without a browser, up to its first status.
// No public type of Blazor returns what a page shows after its first render in a browser.
#pragma warning disable BL0006
using System.Net;
using System.Reflection;
using Guide;
using Microsoft.AspNetCore.Components;
using Microsoft.AspNetCore.Components.Rendering;
using Microsoft.AspNetCore.Components.RenderTree;
using Microsoft.Extensions.Logging.Abstractions;
using Microsoft.JSInterop;

public sealed class PageRenderer(IServiceProvider services) : Renderer(services, NullLoggerFactory.Instance)
{
    private Exception? failure;

    public override Dispatcher Dispatcher { get; } = Dispatcher.CreateDefault();

    public static Task<string> StatusAsync(FormClient client, string formId) => ShowAsync(client, formId, null);

    /// <summary>What the page shows when a completion without response is sent again, hours after the last save.</summary>
    public static Task<string> RepeatedCompletionAsync(int hours, HttpStatusCode status, string body)
    {
        var server = new Server();
        var client = new FormClient(new HttpClient(server) { BaseAddress = new Uri("http://server/") });
        return ShowAsync(client, "1", async page =>
        {
            await page.Changed("{}", 0, true);
            var savedAt = typeof(FormPage).GetField("savedAt", BindingFlags.NonPublic | BindingFlags.Instance);
            savedAt?.SetValue(page, DateTime.UtcNow.AddHours(-hours));
            server.Response = new HttpResponseMessage(status) { Content = new StringContent(body) };
            await page.Changed("{}", 0, true);
        });
    }

    private static Task<string> ShowAsync(FormClient client, string formId, Func<FormPage, Task>? use)
    {
        var services = new ServiceCollection().AddSingleton(client).AddSingleton<IJSRuntime, NoBrowser>();
        var renderer = new PageRenderer(services.BuildServiceProvider());
        return renderer.Dispatcher.InvokeAsync(async () =>
        {
            var page = (FormPage)renderer.InstantiateComponent(typeof(FormPage));
            var id = renderer.AssignRootComponentId(page);
            var parameters = new Dictionary<string, object?> { [nameof(FormPage.FormId)] = formId };
            await renderer.RenderRootComponentAsync(id, ParameterView.FromDictionary(parameters));
            // The first render has no status, and no one waits for what the page does after it.
            var text = "";
            for (var tries = 0; text == "" && renderer.failure is null && tries < 200; tries += 1)
            {
                await Task.Delay(50);
                text = renderer.Text(id);
            }
            if (use is not null) await use(page);
            if (renderer.failure is not null) throw renderer.failure;
            return renderer.Text(id);
        });
    }

    private string Text(int id)
    {
        var frames = GetCurrentRenderTreeFrames(id);
        var texts = frames.Array.Take(frames.Count).Where(frame => frame.FrameType is RenderTreeFrameType.Text);
        return string.Concat(texts.Select(frame => frame.TextContent)).Trim();
    }

    protected override IComponent ResolveComponentForRenderMode(
        Type type, int? parent, IComponentActivator activator, IComponentRenderMode mode) => activator.CreateInstance(type);

    protected override void HandleException(Exception exception) => failure = exception;

    protected override Task UpdateDisplayAsync(in RenderBatch batch) => Task.CompletedTask;

    private sealed class NoBrowser : IJSRuntime
    {
        public ValueTask<T> InvokeAsync<T>(string name, object?[]? args) => default;
        public ValueTask<T> InvokeAsync<T>(string name, CancellationToken token, object?[]? args) => default;
    }

    /// <summary>Knows no form, creates each submission, and returns one response to each change, or none.</summary>
    private sealed class Server : HttpMessageHandler
    {
        public HttpResponseMessage? Response { get; set; }

        protected override Task<HttpResponseMessage> SendAsync(HttpRequestMessage request, CancellationToken token)
        {
            if (request.Method == HttpMethod.Get) return Task.FromResult(new HttpResponseMessage(HttpStatusCode.NotFound));
            if (request.Method == HttpMethod.Patch) return Task.FromResult(Response ?? throw new HttpRequestException("lost"));
            var stored = new FormAnswer("1", "{}", false, 0, "token");
            return Task.FromResult(new HttpResponseMessage { Content = JsonContent.Create(stored) });
        }
    }
}
