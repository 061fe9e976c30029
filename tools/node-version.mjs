// Must run on any installed Node, so this file uses nothing newer than Node 12.
var parts = process.versions.node.split('.').map(Number);
if (parts[0] < 20 || (parts[0] === 20 && parts[1] < 19)) {
  console.error('Wayfellow needs Node 20.19 or newer; this is Node ' + process.versions.node + '.');
  process.exit(1);
}
