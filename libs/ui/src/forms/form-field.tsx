import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';

/** The attributes that connect the control of a field to its label and messages. */
export interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** The props of every form field. */
export interface FieldProps {
  label: ReactNode;
  /** The label is for screen readers only. */
  labelHidden?: boolean;
  /** Shows '(optional)' next to the label. */
  optional?: boolean;
  /** Error message, in red with an icon below the control. Replaces the hint. */
  error?: string | null | false;
  hint?: ReactNode;
  /** Shown below the control, at the right, such as '12 / 250'. */
  counter?: ReactNode;
  id?: string;
}

interface FormFieldProps extends FieldProps {
  /** The control, or a function that renders it with the attributes that connect it to its label and messages. */
  children: ReactNode | ((control: FieldControl) => ReactNode);
}

const Field = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  alignContent: 'start',
  minWidth: 0,
  '& > label': { fontWeight: 600, fontSize: '.9375rem', lineHeight: 1.5 },
  '& .optional': { fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& .below': {
    display: 'flex',
    gap: 12,
    justifyContent: 'space-between',
    fontSize: '.9rem',
    lineHeight: 1.5,
    color: theme.vars.palette.text.secondary,
  },
  '& .error': { display: 'flex', gap: 6, fontWeight: 550, color: theme.vars.palette.error.main },
  '& .error svg': { marginTop: 3 },
  '& .counter': { marginLeft: 'auto', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
}));

const Messages = ({
  ids,
  error,
  hint,
  counter,
}: { ids: string } & Pick<FieldProps, 'error' | 'hint' | 'counter'>) => (
  <div className="below">
    {error ? (
      <p className="error" id={`${ids}-error`}>
        <Icon name="warning" size={16} />
        <span>{error}</span>
      </p>
    ) : (
      hint && <p id={`${ids}-hint`}>{hint}</p>
    )}
    {counter && (
      <p className="counter" id={`${ids}-counter`}>
        {counter}
      </p>
    )}
  </div>
);

const describedBy = (id: string, { error, hint, counter }: Pick<FieldProps, 'error' | 'hint' | 'counter'>) =>
  [error ? `${id}-error` : hint ? `${id}-hint` : '', counter ? `${id}-counter` : '']
    .filter(Boolean)
    .join(' ') || undefined;

/** A form field: label, control, and below it the error or hint and the counter. */
export const FormField = ({ label, labelHidden, optional, id, children, ...messages }: FormFieldProps) => {
  const made = useId();
  const fieldId = id ?? made;
  const control: FieldControl = {
    id: fieldId,
    'aria-invalid': messages.error ? true : undefined,
    'aria-describedby': describedBy(fieldId, messages),
  };
  return (
    <Field>
      <label htmlFor={fieldId} className={labelHidden ? 'vh' : undefined}>
        {label}
        {optional && <span className="optional"> (optional)</span>}
      </label>
      {typeof children === 'function' ? children(control) : children}
      {(messages.error || messages.hint || messages.counter) && <Messages ids={fieldId} {...messages} />}
    </Field>
  );
};
