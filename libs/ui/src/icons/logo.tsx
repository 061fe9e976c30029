import { PRODUCT_NAME } from '@wayfellow/contracts';
import { styled } from '@mui/material/styles';
import { fonts } from '../theme/tokens';

const Row = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  fontFamily: fonts.serif,
  fontWeight: 600,
  fontSize: '1.4rem',
  lineHeight: 1,
  letterSpacing: '-.02em',
  color: theme.vars.palette.text.primary,
  '& svg': { width: 38, height: 32 },
  '& .one': { stroke: theme.vars.palette.primary.main },
  '& .two': { stroke: theme.vars.palette.secondary.art },
  '& .one-head': { fill: theme.vars.palette.primary.main },
  '& .two-head': { fill: theme.vars.palette.secondary.art },
  [theme.breakpoints.down('sm')]: { fontSize: '1.25rem', '& svg': { width: 34, height: 28 } },
}));

/** The logo: two people side by side that form a W, and the product's name. */
export const Logo = () => (
  <Row>
    <svg viewBox="0 0 46 38" aria-hidden="true">
      <g fill="none" strokeWidth="5.2" strokeLinecap="round" strokeLinejoin="round">
        <path className="one" d="M4 15.5 13.5 33 22 19" />
        <path className="two" d="M24 19l8.500 14L42 15.500" />
      </g>
      <circle className="one-head" cx="13" cy="7" r="4.8" />
      <circle className="two-head" cx="33" cy="7" r="4.8" />
    </svg>
    {PRODUCT_NAME}
  </Row>
);
