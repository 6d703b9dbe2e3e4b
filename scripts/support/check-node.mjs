// Runs before anything else and imports nothing, so that every Node that can read modules gets as far as the sentence.
const [major, minor] = process.versions.node.split('.').map(Number);
const runs = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);

if (!runs) {
  console.error(
    `Node ${process.versions.node} is too old: install Node 22.12 or newer and run the command again.`,
  );
  process.exit(1);
}
if (major < 22)
  console.warn(
    `Node ${process.versions.node} is out of support: everything still runs, but change to Node 22.`,
  );
