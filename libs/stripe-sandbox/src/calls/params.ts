import { invalidRequest } from '../shapes/api-error.js';
import type { Fields } from './form.js';

/**
 * The parameters of one request. `done` refuses all that were not read, so that no unsupported parameter is silently
 * ignored. Every reader throws ApiError 400 naming the parameter.
 */
export class Params {
  private readonly known = new Set<string>();
  private readonly groups: Params[] = [];

  constructor(
    private readonly fields: Fields,
    private readonly path = '',
  ) {}

  has(name: string) {
    return this.fields[name] !== undefined;
  }

  isGroup(name: string) {
    return typeof this.fields[name] === 'object';
  }

  /** Whether a value is to be unset, which Stripe does by an empty string. */
  isUnset(name: string) {
    return this.read(name) === '';
  }

  text(name: string): string | undefined {
    const value = this.read(name);
    if (typeof value === 'object') throw this.invalid(name, 'Invalid string');
    return value;
  }

  required(name: string): string {
    const value = this.text(name);
    if (!value)
      throw invalidRequest(`Missing required param: ${this.named(name)}.`, {
        code: 'parameter_missing',
        param: this.named(name),
      });
    return value;
  }

  oneOf<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const choice = choices.find((known) => known === value);
    if (!choice) throw this.invalid(name, `Invalid value, in this sandbox one of ${choices.join(', ')}`);
    return choice;
  }

  whole(name: string, { min = 0, max = Number.MAX_SAFE_INTEGER } = {}): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const number = Number(value);
    if (!/^-?\d+$/.test(value) || number < min || number > max) throw this.invalid(name, 'Invalid integer');
    return number;
  }

  flag(name: string): boolean | undefined {
    const value = this.oneOf(name, ['true', 'false']);
    return value === undefined ? undefined : value === 'true';
  }

  /** A nested object; empty if absent. */
  group(name: string): Params {
    const value = this.read(name);
    if (typeof value === 'string' && value !== '') throw this.invalid(name, 'Invalid object');
    return this.inner(name, typeof value === 'object' ? value : {});
  }

  /** An array of objects. */
  each(name: string): Params[] {
    const value = this.read(name) ?? {};
    if (typeof value === 'string') throw this.invalid(name, 'Invalid array');
    return Object.entries(value).map(([index, item]) => {
      if (typeof item === 'string') throw this.invalid(name, 'Invalid object');
      return this.inner(`${name}[${index}]`, item);
    });
  }

  /** An array of strings. */
  texts(name: string): string[] {
    const value = this.read(name) ?? {};
    if (typeof value === 'string') throw this.invalid(name, 'Invalid array');
    return Object.values(value).map((item) => {
      if (typeof item !== 'string') throw this.invalid(name, 'Invalid string');
      return item;
    });
  }

  /** The `metadata` key-value pairs, or undefined if absent. */
  metadata(): Record<string, string> | undefined {
    const value = this.read('metadata');
    if (typeof value !== 'object') return undefined;
    return Object.fromEntries(
      Object.entries(value).map(([key, text]) => [key, typeof text === 'string' ? text : '']),
    );
  }

  /** @throws ApiError 400 for the first parameter that was not read. */
  done() {
    const unknown = Object.keys(this.fields).find((name) => !this.known.has(name));
    if (unknown !== undefined)
      throw invalidRequest(`Received unknown parameter: ${this.named(unknown)} (in this sandbox)`, {
        code: 'parameter_unknown',
        param: this.named(unknown),
      });
    for (const group of this.groups) group.done();
  }

  private read(name: string) {
    this.known.add(name);
    return this.fields[name];
  }

  private inner(name: string, fields: Fields) {
    const group = new Params(fields, this.named(name));
    this.groups.push(group);
    return group;
  }

  private named(name: string) {
    return this.path ? `${this.path}[${name}]` : name;
  }

  private invalid(name: string, what: string) {
    return invalidRequest(`${what}: ${this.named(name)}`, {
      code: 'parameter_invalid',
      param: this.named(name),
    });
  }
}
