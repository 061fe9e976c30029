import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useRef } from 'react';
import { type TrustedContactView, endpoints, inputs, meetingProblems, notices } from '@wayfellow/contracts';
import { countryInName } from '@wayfellow/contracts/emergency-numbers';
import { BusyButton, Icon, ResponsiveDialog, SelectInput, TextInput, firstNameOf } from '@wayfellow/ui';
import { type PersonNamed, closeSafety, toast, useApiMutation, useForm, useSession } from '@wayfellow/web';
import { CheckRow } from '../../../shared/forms/check-row';
import { ChipChoice } from '../../../shared/forms/chip-choice';
import { Revealed } from '../../../shared/forms/revealed';
import { failureText } from '../../../shared/forms/failure-text';
import { copyLink } from '../../../shared/meetings/copy-link';
import { cityOf, ownZone } from '../../../shared/meetings/zones';
import { Advice } from './advice';
import { ContactChoice } from './contact-choice';
import { checkInChoices, checkInTexts, emptyMeeting, toMeetingInput, zoneOptions } from './meeting-input';
import { UnconfirmedNote } from './unconfirmed-note';

interface Props {
  person: PersonNamed;
  isOpen: boolean;
  contacts: readonly TrustedContactView[];
  /** Where the two may meet, with the country at its end. */
  place: string;
  /** Whether no email can ask the user, whose address is not confirmed. */
  isUnconfirmed: boolean;
}

const askedAfter = checkInChoices.map((minutes) => ({
  value: String(minutes),
  label: minutes === 60 ? '1 hour' : `${minutes / 60} hours`,
}));

/** Plans a meeting. 'Copy link only' tells nobody: the link is for the user to pass on. */
export const MeetingForm = ({ person, isOpen, contacts, place, isUnconfirmed }: Props) => {
  const name = firstNameOf(person.name);
  const { user } = useSession();
  const zones = useMemo(() => zoneOptions(ownZone()), []);
  const isLinkOnly = useRef(false);
  const create = useApiMutation(endpoints.meetings.create);
  const confirmed = contacts.find(({ isConfirmed }) => isConfirmed);
  const form = useForm({
    initial: emptyMeeting(ownZone(), countryInName(place)?.iso ?? '', String(confirmed?.id ?? '')),
    rules: inputs.meeting,
    toInput: (values) => toMeetingInput(person.id, values),
    check: (input) => (input.startsAt ? meetingProblems(input, Date.now()) : {}),
    onSubmit: async (input) => {
      const body = isLinkOnly.current ? { ...input, contactId: null } : input;
      try {
        const plan = await create.mutateAsync({ body });
        const told = contacts.find(({ id, isConfirmed }) => isConfirmed && id === body.contactId);
        toast(told ? notices.planShared(told.name) : notices.planMade(name));
        if (isLinkOnly.current) await copyLink(plan.link);
      } catch (error) {
        toast(notices.planFailed(failureText(error)));
        throw error;
      }
    },
  });
  const { values, set, problems, isSubmitting } = form;
  const times = checkInTexts(values);
  const chosen = contacts.find(({ id }) => String(id) === values.contactId);
  const close = () => {
    if (!isSubmitting) closeSafety();
  };
  return (
    <ResponsiveDialog
      open={isOpen}
      onClose={close}
      title="Meet safely"
      isWide
      onSubmit={(event) => void form.submit(event)}
      actions={
        <>
          <Button
            // Enter presses a form's first button that submits: that is to be the one that tells the contact.
            startIcon={<Icon name="link" />}
            disabled={isSubmitting}
            onClick={({ currentTarget }) => {
              isLinkOnly.current = true;
              currentTarget.form?.requestSubmit();
            }}
            sx={{ mr: { sm: 'auto' } }}
          >
            Copy link only
          </Button>
          <Button
            variant="outlined"
            onClick={close}
            disabled={isSubmitting}
            sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
          >
            Cancel
          </Button>
          <BusyButton
            type="submit"
            variant="contained"
            busy={isSubmitting}
            onClick={() => (isLinkOnly.current = false)}
          >
            Share my plan
          </BusyButton>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 7, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '3fr 2fr' } }}>
        <Box sx={{ display: 'grid', gap: 4, alignContent: 'start', minWidth: 0 }}>
          <Typography sx={{ color: 'text.secondary' }}>
            Tell somebody you trust whom you meet, where and when. {name} is not told.
          </Typography>
          <TextInput {...form.fieldProps('place')} label="Where" icon="pin" autoComplete="off" />
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: '1fr 1fr' }}>
            <TextInput {...form.fieldProps('day')} label="Day" type="date" error={problems.startsAt} />
            <TextInput {...form.fieldProps('time')} label={`Time in ${cityOf(values.zone)}`} type="time" />
          </Box>
          <Revealed label="Another time zone">
            <SelectInput {...form.fieldProps('zone')} label="Time zone" options={zones} />
          </Revealed>
          <TextInput {...form.fieldProps('note')} label="What else" optional autoComplete="off" />
          <ContactChoice
            contacts={contacts}
            value={values.contactId}
            onChange={(contactId) => set('contactId', contactId)}
            onLeave={close}
          />
          <CheckRow
            label={times ? `Ask me at ${times.asked} whether I am fine` : 'Ask me whether I am fine'}
            text={
              chosen?.isConfirmed && times
                ? `If I have not answered by ${times.told}, ${chosen.name} gets an email with this plan. We never call anybody.`
                : 'Nobody is told if you do not answer: choose somebody who has agreed. We never call anybody.'
            }
            checked={values.isAsked}
            onChange={(isAsked) => set('isAsked', isAsked)}
          />
          {values.isAsked && isUnconfirmed && user && <UnconfirmedNote email={user.email} />}
          {values.isAsked && (
            <Revealed label="Ask me at another time" isNeeded={!!problems.checkInAt}>
              <ChipChoice
                label="When we ask, after you meet"
                choices={askedAfter}
                value={values.checkInMinutes}
                error={problems.checkInAt}
                onChange={(minutes) => set('checkInMinutes', minutes)}
              />
            </Revealed>
          )}
        </Box>
        <Box sx={{ display: 'grid', gap: 4, alignContent: 'start', minWidth: 0 }}>
          <Advice place={place} country={values.country} onCountry={(iso) => set('country', iso)} />
        </Box>
      </Box>
    </ResponsiveDialog>
  );
};
