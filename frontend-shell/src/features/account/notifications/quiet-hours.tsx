import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { NotificationSettingsView } from '@wayfellow/contracts';
import { ResponsiveDialog, Switch } from '@wayfellow/ui';
import { ChipChoice } from '../../../shared/forms/chip-choice';
import { cityOf } from '../../../shared/meetings/zones';

type Hours = Pick<NotificationSettingsView, 'isQuiet' | 'quietFrom' | 'quietUntil'>;

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

const choices = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: clock(hour) }));

interface Props {
  hours: Hours;
  /** The browser's time zone, in which the hours are. */
  zone: string;
  onChange: (hours: Hours) => void;
}

/** When emails wait. Both hours are saved together, not each step on the way to them. */
export const QuietHours = ({ hours: { isQuiet, quietFrom, quietUntil }, zone, onChange }: Props) => {
  const [isChoosing, setIsChoosing] = useState(false);
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const choose = () => {
    setFrom(String(quietFrom));
    setUntil(String(quietUntil));
    setIsChoosing(true);
  };
  const close = () => setIsChoosing(false);
  return (
    <Card sx={{ p: { xs: '14px 12px 14px 16px', sm: '16px 16px 16px 20px' } }}>
      <Box sx={{ display: 'flex', gap: { xs: 2, sm: 4 }, alignItems: 'center' }}>
        <div style={{ flex: 1 }}>
          <b style={{ fontWeight: 600 }}>Every night</b>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Your time, {cityOf(zone)}
          </Typography>
        </div>
        {isQuiet && (
          <Button
            variant="outlined"
            size="small"
            className="num"
            aria-haspopup="dialog"
            onClick={choose}
            sx={{ whiteSpace: 'nowrap' }}
          >
            {clock(quietFrom)} - {clock(quietUntil)}
            <span className="vh">, change the quiet hours</span>
          </Button>
        )}
        <Switch
          label="Quiet hours"
          checked={isQuiet}
          onChange={(isOn) => onChange({ isQuiet: isOn, quietFrom, quietUntil })}
        />
      </Box>
      <ResponsiveDialog
        open={isChoosing}
        onClose={close}
        title="Quiet hours"
        onSubmit={() => {
          onChange({ isQuiet, quietFrom: Number(from), quietUntil: Number(until) });
          close();
        }}
        actions={
          <>
            <Button variant="outlined" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" variant="contained">
              Save
            </Button>
          </>
        }
      >
        <ChipChoice label="From" choices={choices} value={from} onChange={setFrom} isEven />
        <ChipChoice label="Until" choices={choices} value={until} onChange={setUntil} isEven />
      </ResponsiveDialog>
    </Card>
  );
};
