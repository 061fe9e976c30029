import Button from '@mui/material/Button';
import { isInstalled } from '@wayfellow/web';
import { SettingRow, SettingRows, SettingSection } from '../../../shared/settings/setting-rows';
import { KeptHere } from './kept-here';
import { openInstallSheet } from '../../../shared/install/install';

const Install = () => (
  <SettingRows>
    <SettingRow
      icon="phone"
      title="Wayfellow on your phone"
      more="Opens from your home screen, in a window of its own."
      action={
        <Button variant="outlined" size="small" aria-haspopup="dialog" onClick={openInstallSheet}>
          Install
        </Button>
      }
    />
  </SettingRows>
);

/** What Wayfellow is on this device. */
export const ThisDevice = () => (
  <>
    {!isInstalled() && (
      <SettingSection title="This device" lead="What you set here concerns this browser alone.">
        <Install />
      </SettingSection>
    )}
    <KeptHere />
  </>
);
