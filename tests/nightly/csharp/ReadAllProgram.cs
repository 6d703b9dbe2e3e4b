// Prints the ID and the answers of each submission that the loop of the guide yields.
using var client = new HttpClient { BaseAddress = new Uri(args[0]) };
client.DefaultRequestHeaders.Authorization = new("Bearer", args[1]);
await foreach (var row in Submissions.ReadAll(client, args[2], args[3], -60)) Console.WriteLine($"{row.Id} {row.JsonData}");
