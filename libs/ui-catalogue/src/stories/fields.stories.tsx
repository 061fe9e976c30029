import Box from '@mui/material/Box';
import { FormField, SelectInput, Stepper, Switch, TextArea, TextInput } from '@wayfellow/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Story } from '../story';

const Form = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 4, maxWidth: 480 }}>{children}</Box>
);

const tips = [
  { value: 'food', label: 'Food' },
  { value: 'safety', label: 'Safety' },
];

const Category = ({ error }: { error?: string }) => {
  const [value, setValue] = useState('');
  return (
    <SelectInput
      label="Category"
      placeholder="Choose a category"
      options={tips}
      error={error}
      value={value}
      onChange={(event) => setValue(event.target.value)}
    />
  );
};

const Pictures = ({ isOn }: { isOn: boolean }) => {
  const [checked, setChecked] = useState(isOn);
  return <Switch label="Pictures from other websites" checked={checked} onChange={setChecked} />;
};

const Places = ({ isTall }: { isTall?: boolean }) => {
  const [places, setPlaces] = useState(2);
  return (
    <Stepper
      value={places}
      min={2}
      max={4}
      text={`${places} places`}
      lessLabel="Fewer places"
      moreLabel="More places"
      isTall={isTall}
      onChange={setPlaces}
    />
  );
};

export const fields: Story = {
  id: 'fields',
  title: 'Form fields',
  looks: {
    'Switch, on and off': (
      <>
        <Pictures isOn />
        <Pictures isOn={false} />
      </>
    ),
    'Stepper, low and tall': (
      <>
        <Places />
        <Places isTall />
      </>
    ),
    Text: (
      <Form>
        <TextInput label="Name" defaultValue="Ana Duarte" />
        <TextInput label="Email" hint="Nobody else sees it." placeholder="you@example.com" icon="mail" />
        <TextInput label="Age" optional inputMode="numeric" />
        <TextInput label="Username" error="This username is taken." defaultValue="ana" />
        <TextInput label="Member since" defaultValue="2026" disabled />
      </Form>
    ),
    'Text of several lines': (
      <Form>
        <TextArea label="Bio" counter="12 / 250" defaultValue="Slow travel." />
        <TextArea
          label="Tip"
          error="Please write at least 20 characters."
          counter="4 / 1000"
          defaultValue="Nice"
        />
      </Form>
    ),
    Choice: (
      <Form>
        <Category />
        <Category error="Please choose a category." />
      </Form>
    ),
    'A control of its own': (
      <Form>
        <FormField label="Photo" hint="A JPEG or PNG.">
          {(control) => <input type="file" {...control} />}
        </FormField>
      </Form>
    ),
  },
};
