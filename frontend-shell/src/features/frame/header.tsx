import { Suspense, lazy } from 'react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from '@wayfellow/router';
import { PRODUCT_NAME } from '@wayfellow/contracts';
import { CardBoundary, Logo, Page } from '@wayfellow/ui';
import { useSession } from '@wayfellow/web';
import { Bell } from './bell/bell';
import { Account } from './menus/account';
import { MainNav } from './nav/main-nav';
import { SmallMenu } from './menus/small-menu';
import { ThemeMenu } from './menus/theme-menu';

// Not part of the first page: few have a role.
const ModerationLink = lazy(async () => ({
  default: (await import('./menus/moderation-link')).ModerationLink,
}));

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
}));

const row = { display: 'flex', alignItems: 'center', gap: { xs: 3, lg: 8 }, height: { xs: 60, sm: 72 } };

/** The mark alone where the links and the user's name need the room; the link says the product's name. */
const logo = {
  textDecoration: 'none',
  '& > span': { fontSize: { md: 0, lg: '1.4rem' }, gap: { md: 0, lg: '10px' } },
};

/** The header: logo, navigation, theme and account. */
export const Header = ({ className }: { className?: string }) => (
  <Bar className={className}>
    <Page sx={row}>
      <Box component={Link} to="/" aria-label={`${PRODUCT_NAME}, home`} sx={logo}>
        <Logo />
      </Box>
      <MainNav />
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0, ml: 'auto', mr: { xs: -3, md: 0 } }}
      >
        <ForModerators />
        <Bell />
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <ThemeMenu />
        </Box>
        <AccountBesideMenu />
        <SmallMenu />
      </Box>
    </Page>
  </Bar>
);

const ForModerators = () => {
  const { user } = useSession();
  return (
    user?.role && (
      <CardBoundary>
        <Suspense fallback={null}>
          <ModerationLink />
        </Suspense>
      </CardBoundary>
    )
  );
};

/** On small screens, logout is in the menu, while visitors still see the sign-in links. */
const AccountBesideMenu = () => {
  const { user } = useSession();
  return (
    <Box
      sx={{
        display: { xs: 'none', sm: user ? 'none' : 'flex', md: 'flex' },
        alignItems: 'center',
        gap: 2,
        minWidth: 0,
      }}
    >
      <Account />
    </Box>
  );
};
