/** A setting that cannot be used. The message is one line and names the key. */
export class ConfigError extends Error {}

/** The environment, or in a test something like it. */
export type Env = Readonly<Record<string, string | undefined>>;

const FLAGS: Readonly<Record<string, boolean>> = { true: true, '1': true, false: false, '0': false };

/** A setting without surrounding whitespace; an empty one is undefined. */
export const text = (env: Env, key: string): string | undefined => env[key]?.trim() || undefined;

/** @throws ConfigError always */
export const refuse = (key: string, expected: string): never => {
  throw new ConfigError(`${key} must be ${expected}`);
};

/** @throws ConfigError when it is not set */
export const required = (env: Env, key: string, expected: string): string =>
  text(env, key) ?? refuse(key, `set: ${expected}`);

/** @throws ConfigError when it is none of `values` */
export const oneOf = <T extends string>(env: Env, key: string, values: readonly T[], fallback: T): T => {
  const value = text(env, key) ?? fallback;
  return values.find((known) => known === value) ?? refuse(key, `one of ${values.join(', ')}`);
};

/** @throws ConfigError when it is neither true nor false */
export const flag = (env: Env, key: string, fallback: boolean): boolean => {
  const value = text(env, key);
  return value === undefined ? fallback : (FLAGS[value.toLowerCase()] ?? refuse(key, 'true or false'));
};

/**
 * A URL with one of these schemes, such as 'https:'; undefined stays undefined.
 * @throws ConfigError when it is another
 */
export const address = <T extends string | undefined>(
  key: string,
  value: T,
  schemes: readonly string[],
): T =>
  value === undefined || (URL.canParse(value) && schemes.includes(new URL(value).protocol))
    ? value
    : refuse(key, `an address beginning with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`);

/**
 * The address with the password that `key` sets, encoded: a password may contain characters that an address may not. Without
 * that setting, or without an address, nothing changes.
 * @throws ConfigError when the address names no server
 */
export const withPassword = <T extends string | undefined>(env: Env, key: string, value: T): T | string => {
  const password = text(env, key);
  if (password === undefined || value === undefined) return value;
  const url = new URL(value);
  url.password = encodeURIComponent(password);
  return url.password ? url.href : refuse(key, 'empty: the address it belongs to names no server');
};
