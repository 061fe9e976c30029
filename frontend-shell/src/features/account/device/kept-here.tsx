import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useEffect, useState } from 'react';
import { limits, notices } from '@wayfellow/contracts';
import { loadPocket, toast, turnPocket, useIsPocketOn, useQueryClient } from '@wayfellow/web';
import { SettingRow, SettingRows, SettingSection } from '../../../shared/settings/setting-rows';
import { SwitchRow } from '../notifications/switch-row';

interface Size {
  conversations: number;
  bytes: number;
}

const NOTHING: Size = { conversations: 0, bytes: 0 };

const sizeText = ({ conversations, bytes }: Size): string => {
  if (bytes === 0) return 'Nothing is kept here now.';
  const size = bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${conversations} ${conversations === 1 ? 'conversation' : 'conversations'}, ${size}`;
};

/** What this device keeps for times without a network: whether, how much, and a button to empty it. */
export const KeptHere = () => {
  const client = useQueryClient();
  const isOn = useIsPocketOn();
  const [size, setSize] = useState(NOTHING);
  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    loadPocket()
      .then(({ pocketSize, onPocketWritten }) => {
        const read = async () => {
          const found = await pocketSize();
          if (!isOver) setSize(found);
        };
        // It is written a while after the switch was turned on.
        if (!isOver) stop = onPocketWritten(() => void read());
        return read();
      })
      // A browser that forbids storage keeps nothing.
      .catch(() => undefined);
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  const turn = async (next: boolean) => {
    await turnPocket(next);
    if (!next) setSize(NOTHING);
  };
  const clear = async () => {
    const { clearPocket } = await loadPocket();
    await clearPocket(client);
    setSize(NOTHING);
    toast(notices.pocketCleared);
  };
  return (
    <SettingSection
      title="Without a network"
      lead={`Your trips, matches and meetups, your latest ${limits.pocket.conversations} conversations and who you are can be kept here, to be read in a tunnel. They are removed when you log out, and after ${limits.pocket.days} days in which nobody opened Wayfellow here. Whom you block elsewhere may be kept here until this device has a network again. iPhones remove what was not opened for some weeks.`}
    >
      <Card sx={{ mb: 3 }}>
        <SwitchRow
          title="Keep trips and chats on this device"
          text="Not on a computer that others use."
          checked={isOn}
          onChange={(next) => void turn(next)}
        />
      </Card>
      <SettingRows>
        <SettingRow
          icon="phone"
          title="On this device"
          more={<span className="num">{sizeText(size)}</span>}
          action={
            <Button variant="outlined" size="small" disabled={size.bytes === 0} onClick={() => void clear()}>
              Clear
            </Button>
          }
        />
      </SettingRows>
    </SettingSection>
  );
};
