import type { ReactNode } from 'react';
import { useId } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type CalendarDay, type Rule, limits } from '@wayfellow/contracts';
import {
  BusyButton,
  FailureNote,
  Icon,
  ResponsiveDialog,
  SelectInput,
  Stepper,
  TextArea,
  TextInput,
} from '@wayfellow/ui';
import { useForm } from '@wayfellow/web';
import { longDay } from '../../../shared/day-texts';
import { lengthText } from '../data/words';
import { type MeetupValues, inputOf, lengthsFor } from './meetup-values';

const TIME_STEP_SECONDS = 300;

interface Props<Input extends object> {
  title: string;
  submitLabel: string;
  busyLabel: string;
  initial: MeetupValues;
  /** The days that the meetup can be on. */
  days: readonly CalendarDay[];
  /** By whose clocks its time is, if not by those of its place. */
  zone: string | undefined;
  rules: Readonly<Record<string, Rule>>;
  toInput: (input: ReturnType<typeof inputOf>) => Input;
  onSubmit: (input: Input) => Promise<void>;
  onClose: () => void;
  /** Shown above the fields. */
  children?: ReactNode;
}

/** Fields side by side; on phones the first of three has a line of its own. */
const Fields = ({
  columns,
  isFirstAlone,
  children,
}: {
  columns: string;
  isFirstAlone?: boolean;
  children: ReactNode;
}) => (
  <Box
    sx={{
      display: 'grid',
      gap: 3,
      gridTemplateColumns: { xs: isFirstAlone ? '1fr 1fr' : columns, sm: columns },
      ...(isFirstAlone && { '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } } }),
    }}
  >
    {children}
  </Box>
);

const Seen = ({ isLocked }: { isLocked?: boolean }) => (
  <Box component="span" sx={{ display: 'inline-flex', gap: 2, alignItems: 'center' }}>
    {isLocked && <Icon name="lock" size={16} />}
    {isLocked ? 'Seen by those who joined' : 'Seen by all who are there'}
  </Box>
);

/** The dialog in which a meetup is offered or changed. */
export const MeetupDialog = <Input extends object>(props: Props<Input>) => {
  const { initial, days, rules, onClose } = props;
  const id = useId();
  const form = useForm({
    initial,
    rules,
    toInput: (values) => props.toInput(inputOf(values)),
    onSubmit: props.onSubmit,
  });
  const { values, problems, set, fieldProps } = form;
  const { title, description, places } = limits.meetup;
  const options = (days.includes(values.day) ? days : [values.day, ...days]).map((day) => ({
    value: day,
    label: longDay(day),
  }));
  return (
    <ResponsiveDialog
      open
      onClose={onClose}
      title={props.title}
      onSubmit={(event) => void form.submit(event)}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <BusyButton type="submit" variant="contained" busy={form.isSubmitting} busyLabel={props.busyLabel}>
            {props.submitLabel}
          </BusyButton>
        </>
      }
    >
      {props.children}
      <TextInput label="What do you have in mind?" maxLength={title.max} {...fieldProps('title')} />
      <Fields columns="1.6fr 1fr 1.1fr" isFirstAlone>
        <SelectInput label="Day" options={options} {...fieldProps('day')} />
        <TextInput
          label="Time"
          type="time"
          step={TIME_STEP_SECONDS}
          hint={props.zone && `${props.zone} time`}
          {...fieldProps('time')}
        />
        <SelectInput
          label="Takes"
          options={lengthsFor(Number(values.minutes)).map((minutes) => ({
            value: String(minutes),
            label: lengthText(minutes),
          }))}
          {...fieldProps('minutes')}
        />
      </Fields>
      <Fields columns="minmax(0,1fr) minmax(0,1.3fr)">
        <TextInput label="Part of town" hint={<Seen />} {...fieldProps('area')} />
        <TextInput label="Exact spot" hint={<Seen isLocked />} {...fieldProps('spot')} />
      </Fields>
      <Box
        role="group"
        aria-labelledby={id}
        sx={{
          display: 'flex',
          gap: 4,
          alignItems: 'center',
          justifyContent: 'space-between',
          pt: 4,
          borderTop: 1,
          borderColor: 'divider',
          borderTopStyle: 'dashed',
        }}
      >
        <div>
          <Typography id={id} sx={{ fontWeight: 600 }}>
            How many may join?
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Small groups talk more.
          </Typography>
        </div>
        <Stepper
          value={values.capacity}
          min={places.min}
          max={places.max}
          lessLabel="One place less"
          moreLabel="One place more"
          onChange={(next) => set('capacity', next)}
        />
      </Box>
      {problems.capacity && <FailureNote text={problems.capacity} />}
      <TextArea
        label="Say more"
        optional
        rows={3}
        maxLength={description.max}
        {...fieldProps('description')}
      />
    </ResponsiveDialog>
  );
};
