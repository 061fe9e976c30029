import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../theme/ui-provider';
import { FormField } from './form-field';
import { TextArea, TextInput } from './inputs';
import { SelectInput } from './select-input';

const show = (field: React.ReactNode) => render(<UiProvider>{field}</UiProvider>);

describe('a field of a form', () => {
  it('is found by its label, and an optional one says so', () => {
    show(<TextInput label="Profile image" optional />);
    expect(screen.getByLabelText('Profile image (optional)')).toBeInTheDocument();
  });

  it('is described by its error in place of its hint, and is invalid', () => {
    show(
      <TextInput
        label="Username"
        error="Username is already taken"
        hint="Letters and digits"
        counter="3 / 20"
      />,
    );
    const input = screen.getByRole('textbox');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Username is already taken 3 / 20');
  });

  it('is described by its hint while nothing is wrong, and is valid', () => {
    show(<TextArea label="Bio" hint="What you like" />);
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('What you like');
    expect(screen.getByRole('textbox')).toBeValid();
  });

  it('joins a choice from a list in the same way', async () => {
    const user = userEvent.setup();
    const changed = jest.fn();
    show(
      <SelectInput
        label="Category"
        error="Choose a category"
        options={[{ value: 'food', label: 'Food & Dining' }]}
        placeholder="Choose one"
        value=""
        onChange={(event) => changed(event.target.value)}
      />,
    );
    const select = screen.getByRole('combobox', { name: 'Category' });
    expect(select).toHaveAccessibleDescription('Choose a category');
    await user.selectOptions(select, 'food');
    expect(changed).toHaveBeenCalledWith('food');
  });

  it('gives a control of its own the id and the messages', () => {
    show(
      <FormField label="Travel dates" error="Select a start date">
        {(control) => <input {...control} />}
      </FormField>,
    );
    expect(screen.getByLabelText('Travel dates')).toHaveAccessibleDescription('Select a start date');
  });

  it('hands out the input itself and takes the native limits', () => {
    const ref: { current: HTMLInputElement | HTMLTextAreaElement | null } = { current: null };
    show(<TextInput label="Title" ref={ref} maxLength={100} />);
    act(() => ref.current?.focus());
    expect(screen.getByLabelText('Title')).toHaveFocus();
    expect(screen.getByLabelText('Title')).toHaveAttribute('maxlength', '100');
  });
});
