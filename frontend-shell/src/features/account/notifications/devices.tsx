import Card from '@mui/material/Card';
import { ThisDevice } from './this-device';
import { SwitchRow } from './switch-row';

interface Props {
  isNamed: boolean;
  onNamed: (isNamed: boolean) => void;
}

/** What the user's devices show while the page is closed. */
export const Devices = ({ isNamed, onNamed }: Props) => (
  <Card>
    <ThisDevice />
    <SwitchRow
      title="Names on the lock screen"
      text="Off: “You have a new message.” On: “Priya wrote to you.”"
      checked={isNamed}
      onChange={onNamed}
    />
  </Card>
);
