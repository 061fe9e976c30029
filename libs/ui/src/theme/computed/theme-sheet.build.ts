import { completeTheme } from './complete-theme';

type Declarations = Record<string, string | number>;

const ruleOf = ([selector, declarations]: [string, Declarations]) => {
  const lines = Object.entries(declarations).map(([name, value]) => `${cssNameOf(name)}:${value}`);
  return `${selector}{${lines.join(';')}}`;
};
const cssNameOf = (name: string) =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);

/** The style sheet with the theme's CSS variables for both color schemes, included in the head of every page. */
export const themeSheet = completeTheme
  .generateStyleSheets()
  .flatMap((rules) => Object.entries(rules as Record<string, Declarations>))
  .map(ruleOf)
  .join('');
