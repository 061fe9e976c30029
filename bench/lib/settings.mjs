/**
 * The numbers that a run can be given as variables.
 *
 * @param {Record<string, number>} defaults by the variable's name
 * @returns {{ settings: Record<string, number>, text: string }} text: as they are written before a command
 */
export function settingsOf(defaults) {
  const settings = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, Number(process.env[name] ?? value)]),
  );
  const text = Object.entries(settings)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
  return { settings, text };
}
