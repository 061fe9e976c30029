import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent, PointerEvent } from 'react';
import { Icon } from '@wayfellow/ui';
import { type Month, monthName, shortMonth } from '../data/months';

interface Props {
  months: readonly Month[];
  /** Which of the months is shown. */
  value: number;
  onChange: (value: number) => void;
}

const Track = styled('div')(({ theme }) => {
  const { border, background, secondary } = theme.vars.palette;
  return {
    position: 'relative',
    height: 44,
    marginInline: 15,
    cursor: 'pointer',
    // A finger that moves up or down scrolls the page.
    touchAction: 'pan-y',
    borderRadius: 22,
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      top: 21,
      borderTop: `2px dotted ${border.control}`,
    },
    '& i': {
      position: 'absolute',
      top: 15,
      width: 14,
      height: 14,
      marginLeft: -7,
      borderRadius: '50%',
      border: `2px solid ${border.control}`,
      backgroundColor: background.paper,
    },
    '& .knob': {
      top: 7,
      width: 30,
      height: 30,
      marginLeft: -15,
      border: `6px solid ${secondary.tint}`,
      backgroundColor: secondary.main,
      boxShadow: `0 0 0 2px ${secondary.main}`,
    },
  };
});

const Names = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 20,
  marginInline: 15,
  fontSize: '.8125rem',
  color: theme.vars.palette.text.secondary,
  '& span': { position: 'absolute', translate: '-50%' },
  '& .shown': { fontWeight: 700, color: theme.vars.palette.text.primary },
  [theme.breakpoints.down('sm')]: { fontSize: '.75rem' },
  '@media (max-width: 359px)': { '& [data-odd]': { display: 'none' } },
}));

const stepOf: Readonly<Record<string, (value: number, last: number) => number>> = {
  ArrowRight: (value) => value + 1,
  ArrowUp: (value) => value + 1,
  ArrowLeft: (value) => value - 1,
  ArrowDown: (value) => value - 1,
  PageUp: (value) => value + 3,
  PageDown: (value) => value - 3,
  Home: () => 0,
  End: (_, last) => last,
};

/** The months on a dotted line. By keys, by its buttons, or by pointing at it. */
export const MonthSlider = ({ months, value, onChange }: Props) => {
  const last = months.length - 1;
  const moveTo = (next: number) => {
    const to = Math.max(0, Math.min(last, next));
    // A pointer moves many times within one month, each of which would change the address.
    if (to !== value) onChange(to);
  };
  const leftOf = (index: number) => `${(index / last) * 100}%`;

  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf[event.key];
    if (!step) return;
    event.preventDefault();
    moveTo(step(value, last));
  };
  const onPoint = (event: PointerEvent<HTMLElement>) => {
    if (event.type === 'pointermove' && !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    const { left, width } = event.currentTarget.getBoundingClientRect();
    moveTo(Math.round(((event.clientX - left) / width) * last));
  };

  return (
    <Card sx={{ p: { xs: '14px 12px 16px', sm: '16px 16px 18px' } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1, pl: 1.5 }}>
        <Typography variant="h4" component="h2" sx={{ fontSize: '1.1875rem' }}>
          When do you go?
        </Typography>
        {/* A button that is disabled would lose the focus. */}
        <Box sx={{ display: 'flex', gap: 2, '& [aria-disabled=true]': { color: 'text.secondary' } }}>
          <IconButton aria-label="Month before" aria-disabled={value === 0} onClick={() => moveTo(value - 1)}>
            <Icon name="arrow-left" />
          </IconButton>
          <IconButton
            aria-label="Month after"
            aria-disabled={value === last}
            onClick={() => moveTo(value + 1)}
          >
            <Icon name="arrow-right" />
          </IconButton>
        </Box>
      </Box>
      <Track
        role="slider"
        tabIndex={0}
        aria-label="Month"
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={value}
        aria-valuetext={monthName(months[value] ?? '')}
        onKeyDown={onKeyDown}
        onPointerDown={onPoint}
        onPointerMove={onPoint}
      >
        {months.map((month, i) => (
          <i key={month} className={i === value ? 'knob' : undefined} style={{ left: leftOf(i) }} />
        ))}
      </Track>
      <Names aria-hidden="true">
        {months.map((month, i) => (
          <span
            key={month}
            className={i === value ? 'shown' : undefined}
            data-odd={i % 2 === 1 && i !== value ? '' : undefined}
            style={{ left: leftOf(i) }}
          >
            {shortMonth(month)}
          </span>
        ))}
      </Names>
    </Card>
  );
};
