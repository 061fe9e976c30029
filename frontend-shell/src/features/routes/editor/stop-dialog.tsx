import Button from '@mui/material/Button';
import { useState } from 'react';
import { type CalendarDay, limits } from '@wayfellow/contracts';
import { ResponsiveDialog, TextArea, TextInput } from '@wayfellow/ui';
import { CheckRow } from '../../../shared/forms/check-row';
import { counterOf } from '../../../shared/forms/counter';
import type { DraftStop } from '../data/route-draft';

interface Props {
  stop: DraftStop;
  /** Of the first stop: the first day of the route. */
  startDate: CalendarDay | '' | undefined;
  /** It has begun, and is not moved or removed here. */
  isFixed: boolean;
  /** `days` has those that were changed. */
  onSave: (
    words: Pick<DraftStop, 'description' | 'isQuiet'>,
    days: { freeDays?: number; startDate?: CalendarDay },
  ) => void;
  onRemove: () => void;
  onClose: () => void;
}

const numberIn = (text: string) =>
  Math.min(limits.route.freeDays, Math.max(0, Math.trunc(Number(text)) || 0));

/** What else there is to a stop: its description, who sees it, the days before it; and its removal. */
export const StopDialog = ({ stop, startDate, isFixed, onSave, onRemove, onClose }: Props) => {
  const [description, setDescription] = useState(stop.description);
  const [isQuiet, setIsQuiet] = useState(stop.isQuiet);
  const storedDays = Math.max(0, stop.freeDays);
  const [freeDays, setFreeDays] = useState(String(storedDays));
  const [start, setStart] = useState(startDate ?? '');
  const isFirst = startDate !== undefined;
  const save = () => {
    const days = numberIn(freeDays);
    onSave(
      { description, isQuiet },
      {
        ...(days !== storedDays && { freeDays: days }),
        ...(isFirst && start && start !== startDate && { startDate: start }),
      },
    );
  };
  return (
    <ResponsiveDialog
      open
      onClose={onClose}
      title={stop.destination}
      onSubmit={save}
      actions={
        <>
          <Button variant="outlined" color="error" disabled={isFixed} onClick={onRemove}>
            Remove stop
          </Button>
          <Button type="submit" variant="contained">
            Done
          </Button>
        </>
      }
    >
      {isFirst ? (
        <TextInput
          label="Start date"
          type="date"
          className="num"
          disabled={isFixed}
          value={start}
          onChange={(event) => setStart(event.target.value)}
        />
      ) : (
        <TextInput
          label="Free days before it"
          type="number"
          className="num"
          min={0}
          max={limits.route.freeDays}
          disabled={isFixed}
          value={freeDays}
          onChange={(event) => setFreeDays(event.target.value)}
        />
      )}
      <TextArea
        label="Description"
        optional
        rows={3}
        placeholder="What would you like company for?"
        value={description}
        counter={counterOf(description, limits.tripDescription.max)}
        onChange={(event) => setDescription(event.target.value)}
      />
      <CheckRow
        label="Keep this trip to my matches"
        text="You are not found by it, and it finds nobody for you."
        checked={isQuiet}
        onChange={setIsQuiet}
      />
    </ResponsiveDialog>
  );
};
