// Shows the page of the guide without a browser, up to its first status.
// No public type of Blazor returns what a page shows after its first render in a browser.
#pragma warning disable BL0006
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

    public static Task<string> StatusAsync(FormClient client, string formId)
    {
        var services = new ServiceCollection().AddSingleton(client).AddSingleton<IJSRuntime, NoBrowser>();
        var renderer = new PageRenderer(services.BuildServiceProvider());
        return renderer.Dispatcher.InvokeAsync(async () =>
        {
            var id = renderer.AssignRootComponentId(renderer.InstantiateComponent(typeof(FormPage)));
            var parameters = new Dictionary<string, object?> { [nameof(FormPage.FormId)] = formId };
            await renderer.RenderRootComponentAsync(id, ParameterView.FromDictionary(parameters));
            // The first render has no status, and no one waits for what the page does after it.
            var text = "";
            for (var tries = 0; text == "" && renderer.failure is null && tries < 200; tries += 1)
            {
                await Task.Delay(50);
                text = renderer.Text(id);
            }
            if (renderer.failure is not null) throw renderer.failure;
            return text;
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
        public ValueTask<T> InvokeAsync<T>(string name, object?[]? args) => throw new NotSupportedException(name);
        public ValueTask<T> InvokeAsync<T>(string name, CancellationToken token, object?[]? args) => throw new NotSupportedException(name);
    }
}
