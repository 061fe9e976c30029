import type { PaletteOptions } from '@mui/material/styles';

/** Corner radii by element. */
export const radii = {
  card: '14px',
  picture: '9px',
  control: '12px',
  dialog: '20px',
  panel: '24px',
  pill: '999px',
  bubble: '18px',
} as const;

/** The easing curve, and its durations: `fast` for color changes, `slow` for steps and sheets. */
export const motion = { ease: 'cubic-bezier(.2,.7,.3,1)', fast: '150ms', slow: '300ms' } as const;

export const fonts = {
  serif:
    '"Fraunces Variable","Fraunces as Georgia","Fraunces as Times","Fraunces as Noto Serif","Fraunces as DejaVu Serif",serif',
  sans: '"Figtree Variable","Figtree as Arial","Figtree as DejaVu Sans",system-ui,sans-serif',
} as const;

/** Colors of the light scheme. */
export const lightPalette = {
  background: { default: '#FBF7F0', paper: '#FFFFFF', sand: '#F4ECDF' },
  text: { primary: '#1D2A2F', secondary: '#536168', disabled: '#536168' },
  divider: '#E5DCCD',
  border: { control: '#868B86' },
  primary: { main: '#0B6E6E', dark: '#08595A', light: '#0B6E6E', contrastText: '#FFFFFF', tint: '#E1EFEC' },
  secondary: {
    main: '#C4461F',
    dark: '#A63A18',
    light: '#D9532C',
    contrastText: '#FFFFFF',
    art: '#D9532C',
    text: '#B23E18',
    tint: '#FBE8DF',
  },
  success: { main: '#27724A', dark: '#1D5A39', light: '#27724A', contrastText: '#FFFFFF', tint: '#E3F1E6' },
  warning: { main: '#855500', dark: '#6A4400', light: '#855500', contrastText: '#FFFFFF', tint: '#FBF0D5' },
  error: { main: '#B3261E', dark: '#8F1E18', light: '#B3261E', contrastText: '#FFFFFF', tint: '#FCE9E5' },
  info: { main: '#0B6E6E', dark: '#08595A', light: '#0B6E6E', contrastText: '#FFFFFF', tint: '#E1EFEC' },
  band: { main: '#12393D', contrastText: '#F6EFE2', muted: '#B9CFCB' },
  strip: { lane: '#F1E9DB' },
  map: { sea: '#D9ECE8', seaLine: '#C9E2DE', land: '#F6E7C6', landShade: '#E3C99A', edge: '#B9955A' },
  skeleton: { base: '#EFE8DC', shine: '#F7F2E9' },
} satisfies PaletteOptions;

/** Colors of the dark scheme. */
export const darkPalette = {
  background: { default: '#14181B', paper: '#1C2226', sand: '#191E21' },
  text: { primary: '#EFEAE0', secondary: '#A8B1AF', disabled: '#A8B1AF' },
  divider: '#2D363A',
  border: { control: '#6F7C7E' },
  primary: { main: '#58C4BC', dark: '#7CD6CF', light: '#58C4BC', contrastText: '#0B1F20', tint: '#173335' },
  secondary: {
    main: '#FF8A66',
    dark: '#FFA588',
    light: '#FF8A66',
    contrastText: '#29110A',
    art: '#FF8A66',
    text: '#FF9B7C',
    tint: '#38241D',
  },
  success: { main: '#7FCD99', dark: '#9BDBB0', light: '#7FCD99', contrastText: '#0D1F14', tint: '#17301F' },
  warning: { main: '#EEC067', dark: '#F4D08B', light: '#EEC067', contrastText: '#231A05', tint: '#322810' },
  error: { main: '#FF9C91', dark: '#FFB5AC', light: '#FF9C91', contrastText: '#2B0E0B', tint: '#3A1F1C' },
  info: { main: '#58C4BC', dark: '#7CD6CF', light: '#58C4BC', contrastText: '#0B1F20', tint: '#173335' },
  band: { main: '#0F2A2D', contrastText: '#EFEAE0', muted: '#A9C3BF' },
  strip: { lane: '#2B3438' },
  map: { sea: '#14292F', seaLine: '#193239', land: '#33484A', landShade: '#223639', edge: '#55706F' },
  skeleton: { base: '#262E32', shine: '#2E373B' },
} satisfies PaletteOptions;

/** The shadow of floating surfaces and the colors of illustrations, as CSS variables of the light scheme. */
export const lightScene = {
  '--float': '0 1px 0 rgba(29,42,47,.04),0 18px 40px -18px rgba(29,42,47,.32)',
  '--h-sky1': '#FCEFD3',
  '--h-sky2': '#FAE2B4',
  '--h-sky3': '#F6CF93',
  '--h-sun': '#EE7B47',
  '--h-far': '#C99C86',
  '--h-mid': '#7E8F8B',
  '--h-sea': '#3E8F92',
  '--h-sea2': '#2A7479',
  '--h-glint': '#F3B98A',
  '--h-hill': '#2F6657',
  '--h-front': '#143C40',
  '--h-path': '#F2DDB0',
  '--h-a': '#FBF3E2',
  '--h-b': '#F2B544',
  '--h-pack': '#D9532C',
} as const;

/** The same variables for the dark scheme. */
export const darkScene: Record<keyof typeof lightScene, string> = {
  '--float': '0 0 0 1px #2D363A,0 18px 40px -14px rgba(0,0,0,.7)',
  '--h-sky1': '#15252F',
  '--h-sky2': '#1A303A',
  '--h-sky3': '#203C46',
  '--h-sun': '#E9C98F',
  '--h-far': '#2B4853',
  '--h-mid': '#2F5560',
  '--h-sea': '#1D474F',
  '--h-sea2': '#173A42',
  '--h-glint': '#8FA98F',
  '--h-hill': '#14353A',
  '--h-front': '#0B1D21',
  '--h-path': '#5E6C5E',
  '--h-a': '#E9E0CC',
  '--h-b': '#D9A441',
  '--h-pack': '#E8714A',
};
