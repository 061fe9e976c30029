import type { TypographyVariantsOptions } from '@mui/material/styles';
import { fonts } from './tokens';

const PHONE = '@media (max-width:767.95px)';
type Style = NonNullable<TypographyVariantsOptions['h1']>;

const heading = (desktop: string, phone: string, lineHeight = 1.12): Style => ({
  fontFamily: fonts.serif,
  fontOpticalSizing: 'auto',
  fontWeight: 560,
  letterSpacing: '-.012em',
  textWrap: 'balance',
  fontSize: desktop,
  lineHeight,
  [PHONE]: { fontSize: phone },
});

/** Text styles; sizes in rem on a scale of 1.25. */
export const typography: TypographyVariantsOptions = {
  fontFamily: fonts.sans,
  fontWeightMedium: 550,
  fontWeightBold: 650,
  display: { ...heading('4.768rem', '2.6rem', 1.02), letterSpacing: '-.025em' },
  h1: heading('3.052rem', '2.1rem'),
  h2: heading('2.441rem', '1.8rem'),
  h3: heading('1.953rem', '1.55rem'),
  h4: heading('1.5625rem', '1.375rem'),
  h5: heading('1.25rem', '1.25rem', 1.25),
  h6: heading('1.0625rem', '1.0625rem', 1.25),
  lead: {
    fontFamily: fonts.sans,
    fontSize: '1.1875rem',
    lineHeight: 1.65,
    [PHONE]: { fontSize: '1.0625rem' },
  } as Style,
  subtitle1: { fontSize: '1.0625rem', lineHeight: 1.5, letterSpacing: 0 },
  subtitle2: { fontSize: '.9375rem', lineHeight: 1.5, fontWeight: 600, letterSpacing: 0 },
  body1: { fontSize: '1rem', lineHeight: 1.55, letterSpacing: 0 },
  body2: { fontSize: '.9375rem', lineHeight: 1.5, letterSpacing: 0 },
  caption: { fontSize: '.9rem', lineHeight: 1.5, letterSpacing: 0 },
  overline: {
    fontSize: '.8125rem',
    lineHeight: 1.5,
    letterSpacing: 0,
    textTransform: 'none',
    fontWeight: 550,
  },
  button: { fontSize: '1rem', lineHeight: 1.2, fontWeight: 650, letterSpacing: 0, textTransform: 'none' },
};
