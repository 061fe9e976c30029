import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PRODUCT_NAME } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { Logo, Page, TextLink } from '@wayfellow/ui';

const links = [
  { to: '/', label: 'Home' },
  { to: '/explore', label: 'Explore Destinations' },
  { to: '/search', label: 'Find Travel Companions' },
  { to: '/subscription', label: 'Premium Plans' },
];

// Plain text, not links, as specified.
const legal = ['Terms of Service', 'Privacy Policy', 'Cookie Policy'];

const Root = styled('footer')(({ theme }) => ({
  marginTop: 96,
  padding: '48px 0 56px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& .columns': { display: 'flex', flexWrap: 'wrap', gap: 48, justifyContent: 'space-between' },
  '& nav': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 28px' },
  '& nav a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    fontWeight: 550,
    textDecoration: 'none',
  },
  '& nav a:hover': { color: theme.vars.palette.primary.main },
  '& .legal': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 24px',
    marginTop: 24,
    paddingTop: 20,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.secondary,
    fontSize: '.9rem',
  },
  [theme.breakpoints.down('sm')]: {
    marginTop: 56,
    padding: '32px 0 36px',
    '& nav': { display: 'grid', gap: 0 },
  },
}));

/** The footer of every page. */
export const Footer = () => (
  <Root>
    <Page>
      <div className="columns">
        <div>
          <Box component={Link} to="/" aria-label={`${PRODUCT_NAME}, home`} sx={{ textDecoration: 'none' }}>
            <Logo />
          </Box>
          <Typography
            variant="caption"
            component="p"
            sx={{ mt: 2, maxWidth: '34ch', color: 'text.secondary' }}
          >
            Companions for people who travel alone, matched by place, dates and interests.
          </Typography>
          <TextLink component={Link} to="/safety" standalone sx={{ fontSize: '.9rem' }}>
            Safety center
          </TextLink>
        </div>
        <nav aria-label="Footer">
          {links.map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </nav>
      </div>
      <div className="legal">
        {/* The page may have been prerendered in another year. */}
        <span suppressHydrationWarning>
          © {new Date().getFullYear()} {PRODUCT_NAME}
        </span>
        {legal.map((entry) => (
          <span key={entry}>{entry}</span>
        ))}
      </div>
    </Page>
  </Root>
);
