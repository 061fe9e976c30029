import { completeTheme } from './complete-theme';

type Declarations = Record<string, string | number>;

const ruleOf = ([selector, declarations]: [string, Declarations]) => {
  const lines = Object.entries(declarations).map(([name, value]) => `${cssNameOf(name)}:${value}`);
  return `${selector}{${lines.join(';')}}`;
};
const cssNameOf = (name: string) =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);

/** The CSS variables that the theme's colors and sizes refer to, for both schemes. Every page has them in its head. */
export const themeSheet = completeTheme
  .generateStyleSheets()
  .flatMap((rules) => Object.entries(rules as Record<string, Declarations>))
  .map(ruleOf)
  .join('');
