import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Icon, ResponsiveDialog, radii } from '@wayfellow/ui';
import { isInstalled } from '@wayfellow/web';
import { askToInstall, closeInstallSheet, useInstalling } from '../../shared/install/install';

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '& li': { display: 'flex', gap: 14, alignItems: 'center', minHeight: 40 },
  '& li::before': {
    counterIncrement: 'step',
    content: 'counter(step)',
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: 36,
    height: 36,
    borderRadius: '50%',
    fontFamily: theme.typography.h4.fontFamily,
    fontWeight: 600,
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.tint,
  },
  '& svg': { verticalAlign: '-4px' },
}));

/** Safari on phones and tablets, which installs from its own menu and asks for nothing. iPads call themselves Macs. */
const isOnApple = (): boolean =>
  /iP(?:hone|ad|od)/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

const AppleSteps = () => (
  <Steps>
    <li>
      <span>
        Press <b>Share</b> <Icon name="share" /> below
      </span>
    </li>
    <li>
      <span>
        Choose <b>Add to Home Screen</b>
      </span>
    </li>
    <li>
      <span>
        Press <b>Add</b>
      </span>
    </li>
  </Steps>
);

const Way = () => {
  const { isOffered } = useInstalling();
  if (isOffered) return null;
  if (isInstalled()) return <Typography>It is installed on this device.</Typography>;
  if (isOnApple()) return <AppleSteps />;
  return <Typography>Your browser cannot install it. Open this page in your phone’s own browser.</Typography>;
};

/** How this device installs Wayfellow. */
export const InstallSheet = () => {
  const { isSheetOpen, isOffered } = useInstalling();
  const install = () => {
    closeInstallSheet();
    void askToInstall();
  };
  return (
    <ResponsiveDialog
      open={isSheetOpen}
      onClose={closeInstallSheet}
      title="Wayfellow on your phone"
      actions={
        <Button variant="contained" onClick={isOffered ? install : closeInstallSheet}>
          {isOffered ? 'Install' : 'Done'}
        </Button>
      }
    >
      <Box sx={{ display: 'flex', gap: 4, alignItems: 'center' }}>
        <Box
          component="img"
          src="/icons/icon-192.png"
          alt=""
          width={64}
          height={64}
          sx={{ flex: 'none', border: 1, borderColor: 'divider', borderRadius: radii.control }}
        />
        <Typography sx={{ color: 'text.secondary' }}>
          It installs from this page, not from a store. Trips and chats then open without a network.
        </Typography>
      </Box>
      <Way />
    </ResponsiveDialog>
  );
};
