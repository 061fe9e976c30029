import { useState } from 'react';
import {
  type TripToAdd,
  type TripView,
  firstTripEnd,
  inputs,
  todayUtc,
  tripProblems,
} from '@wayfellow/contracts';
import { FailureNote } from '@wayfellow/ui';
import { toast, useForm } from '@wayfellow/web';
import { failureText } from '../forms/failure-text';
import { FormDialog } from '../forms/form-dialog';
import { ProblemNote } from '../forms/problem-note';
import { draftOf, inputOf } from './trip-draft';
import { TripFields } from './trip-fields';
import { useSaveTrip } from './use-save-trip';

interface Props {
  /** The trip to edit; absent for a new one. */
  trip?: TripView;
  /** What of a new trip is filled in. */
  known?: TripToAdd;
  onClose: () => void;
}

/** The trip form in a dialog, open while mounted. Calls `onClose` once the trip is saved. */
export const TripDialog = ({ trip, known, onClose }: Props) => {
  const save = useSaveTrip(trip?.id);
  const [failure, setFailure] = useState('');
  const form = useForm({
    initial: draftOf(trip, known),
    rules: inputs.trip,
    toInput: inputOf(trip),
    check: (input) => tripProblems(input, firstTripEnd(todayUtc(), trip)),
    onSubmit: async (input) => {
      setFailure('');
      try {
        toast({
          severity: 'success',
          title: 'Trip Saved',
          description: `${(await save(input)).destination} is on your list of trips.`,
        });
        onClose();
      } catch (error) {
        setFailure(failureText(error) ?? 'Please try again.');
        throw error;
      }
    },
  });
  return (
    <FormDialog
      title={trip ? 'Edit trip' : 'Add a trip'}
      form={form}
      busyLabel="Saving..."
      submitLabel="Save trip"
      onClose={onClose}
    >
      <ProblemNote count={form.problemCount} />
      {failure && form.problemCount === 0 && <FailureNote title="Your trip was not saved." text={failure} />}
      <TripFields form={form} />
    </FormDialog>
  );
};
