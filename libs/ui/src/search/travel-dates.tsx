import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, lazy, useRef, useState } from 'react';
import { Icon } from '../icons/icon';
import { type DateRange, headingOf, noDates, pick, rangeText } from './date-range';

const DayPicker = lazy(() => import('./day-picker'));

interface Props {
  range: DateRange;
  onChange: (range: DateRange) => void;
}

const Picker = ({ range, onChange, onDone }: Props & { onDone: () => void }) => (
  <Box sx={{ p: 4, width: { xs: '100%', sm: 360 } }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
      <Typography sx={{ fontWeight: 650 }} aria-live="polite">
        {headingOf(range)}
      </Typography>
      <Button size="small" color="primary" onClick={() => onChange(noDates)}>
        Reset
      </Button>
    </Box>
    <Suspense fallback={<Box sx={{ minHeight: 330 }} role="status" aria-label="Loading the calendar" />}>
      <DayPicker
        range={range}
        onPick={(day) => {
          const next = pick(range, day);
          onChange(next);
          if (next.end) onDone();
        }}
      />
    </Suspense>
    <Typography
      variant="caption"
      component="p"
      className="num"
      sx={{ borderTop: 1, borderColor: 'divider', mt: 3, pt: 3, color: 'text.secondary' }}
    >
      Selected: <b>{rangeText(range) || 'Any time'}</b>
    </Typography>
  </Box>
);

/** The read-only 'Travel Dates' field with its calendar: a popover, on the phone a sheet. */
export const TravelDates = ({ range, onChange }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const close = () => setIsOpen(false);
  const text = rangeText(range);
  const picker = <Picker range={range} onChange={onChange} onDone={close} />;
  return (
    <>
      <button
        type="button"
        ref={anchor}
        className="segment"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <span className="label">Travel Dates</span>{' '}
        <span className="value" data-empty={!text || undefined}>
          {text || 'Any time'}
        </span>
        <Icon name="calendar" />
      </button>
      {isPhone ? (
        <Drawer
          anchor="bottom"
          open={isOpen}
          onClose={close}
          // The panel may itself stand in a dialog; a drawer would come up behind it.
          sx={{ zIndex: 'modal' }}
          slotProps={{
            paper: { role: 'dialog', 'aria-label': 'Travel dates', sx: { borderRadius: '20px 20px 0 0' } },
          }}
        >
          {picker}
        </Drawer>
      ) : (
        <Popover
          open={isOpen}
          anchorEl={() => anchor.current}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{
            paper: { role: 'dialog', 'aria-label': 'Travel dates', sx: { mt: 2, borderRadius: '20px' } },
          }}
        >
          {picker}
        </Popover>
      )}
    </>
  );
};
