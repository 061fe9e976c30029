import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';

/** What the control inside a field carries, so that label and messages belong to it. */
export interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** What every field of a form takes. */
export interface FieldProps {
  label: ReactNode;
  /** The label is there for screen readers alone. */
  labelHidden?: boolean;
  /** Says '(optional)' beside the label. */
  optional?: boolean;
  /** What is wrong; in red with an icon below the control. Stands in place of the hint. */
  error?: string | null | false;
  hint?: ReactNode;
  /** At the right end of the line below, such as '12 / 250'. */
  counter?: ReactNode;
  id?: string;
}

interface FormFieldProps extends FieldProps {
  /** The control, made with the id and the aria attributes that join it to its label and messages. */
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

/** A field of a form: the label above, the control, its error or hint and its counter below, all joined to it. */
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
