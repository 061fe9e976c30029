import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState } from 'react';
import { type ProfileInput, type SessionUserView, endpoints, inputs, notices } from '@wayfellow/contracts';
import { BusyButton, TextInput } from '@wayfellow/ui';
import { numberIn, toast, useApiMutation, useForm, useSession } from '@wayfellow/web';
import { AgeInput } from '../../shared/forms/age-input';
import { BioInput } from '../../shared/forms/bio-input';
import { failureText } from '../../shared/forms/failure-text';
import { ProblemNote } from '../../shared/forms/problem-note';

const draftOf = (user: SessionUserView) => ({
  name: user.name ?? '',
  email: user.email ?? '',
  age: String(user.age ?? ''),
  bio: user.bio ?? '',
  profileImage: user.profileImage ?? '',
});

type Field = keyof ReturnType<typeof draftOf>;

const toInput = ({ name, email, age, bio, profileImage }: ReturnType<typeof draftOf>): ProfileInput => ({
  name: name.trim(),
  email: email.trim(),
  age: numberIn(age),
  bio: bio || null,
  profileImage: profileImage.trim() || null,
});

/** Edits the user's own profile; the server's answer replaces the session's user. */
export const ProfileForm = ({ user }: { user: SessionUserView }) => {
  const { replace } = useSession();
  const { mutateAsync } = useApiMutation(endpoints.users.update);
  const [picture, setPicture] = useState(user.profileImage);
  const form = useForm({
    initial: draftOf(user),
    rules: inputs.profile,
    toInput,
    onSubmit: async (body) => {
      try {
        const saved = await mutateAsync({ params: { id: user.id }, body });
        // What was typed while it was saved stays.
        const typed = Object.entries(latest.current).filter(
          ([name, value]) => value !== form.values[name as Field],
        );
        replace(saved);
        setPicture(saved.profileImage);
        form.reset({ ...draftOf(saved), ...Object.fromEntries(typed) });
        toast(notices.profileUpdated);
      } catch (error) {
        toast(notices.profileFailed(failureText(error)));
        throw error;
      }
    },
  });
  const latest = useRef(form.values);
  useEffect(() => {
    latest.current = form.values;
  });
  // A picture that was changed in its dialog meanwhile is not replaced by the one that the form was opened with.
  if (picture !== user.profileImage) {
    setPicture(user.profileImage);
    form.set('profileImage', user.profileImage ?? '');
  }
  return (
    <Stack component="form" noValidate onSubmit={form.submit} sx={{ gap: 4.5, maxWidth: 560, pt: 7 }}>
      <ProblemNote count={form.problemCount} />
      <TextInput {...form.fieldProps('name')} label="Full name" autoComplete="name" />
      <TextInput
        {...form.fieldProps('email')}
        label="Email"
        type="email"
        autoComplete="email"
        hint="Only you see it."
      />
      <AgeInput {...form.fieldProps('age')} />
      <BioInput {...form.fieldProps('bio')} />
      <TextInput
        {...form.fieldProps('profileImage')}
        label="Profile image"
        optional
        type="url"
        autoComplete="off"
        placeholder="https://"
        hint="The address of a picture. Without one, your initial stands in."
      />
      <BusyButton
        type="submit"
        variant="contained"
        busy={form.isSubmitting}
        busyLabel="Saving..."
        sx={{ justifySelf: 'start', alignSelf: { xs: 'stretch', sm: 'flex-start' } }}
      >
        Save changes
      </BusyButton>
    </Stack>
  );
};
