import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { PRODUCT_NAME } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { Logo, Page } from '@wayfellow/ui';

const Bar = styled('header')(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

/** The header of a shared plan: whose it is, and no navigation, as its reader may have no account. */
export const PlanHeader = ({ sharedBy }: { sharedBy?: string }) => (
  <Bar>
    <Page
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 4,
        height: { xs: 60, sm: 72 },
      }}
    >
      <Box
        component={Link}
        to="/"
        aria-label={`${PRODUCT_NAME}, home`}
        sx={{ flex: 'none', textDecoration: 'none' }}
      >
        <Logo />
      </Box>
      {sharedBy && (
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
          Shared with you by {sharedBy}
        </Typography>
      )}
    </Page>
  </Bar>
);
