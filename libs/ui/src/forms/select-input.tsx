import { styled } from '@mui/material/styles';
import type { Ref, SelectHTMLAttributes } from 'react';
import { Icon } from '../icons/icon';
import { radii } from '../theme/tokens';
import { FormField } from './form-field';
import type { FieldProps } from './form-field';

interface Option {
  readonly value: string;
  readonly label: string;
}

/** Props of a select field: those of the field and of a native select. */
export interface SelectInputProps
  extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'children'> {
  options: readonly Option[];
  /** Shown while nothing is chosen; cannot be chosen itself. */
  placeholder?: string;
  ref?: Ref<HTMLSelectElement>;
}

const Box = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  '& select': {
    width: '100%',
    minHeight: 50,
    padding: '12px 44px 12px 14px',
    appearance: 'none',
    font: 'inherit',
    lineHeight: 1.45,
    color: theme.vars.palette.text.primary,
    textOverflow: 'ellipsis',
    border: `1px solid ${theme.vars.palette.border.control}`,
    borderRadius: radii.control,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& select:hover': { borderColor: theme.vars.palette.text.primary },
  '& select:focus': {
    outline: 0,
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main},0 0 0 3px ${theme.vars.palette.primary.tint}`,
  },
  '& select[aria-invalid]': {
    borderColor: theme.vars.palette.error.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.error.main}`,
  },
  '& select[data-empty]': { color: theme.vars.palette.text.secondary },
  '& option': {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& svg': {
    position: 'absolute',
    right: 14,
    top: 15,
    pointerEvents: 'none',
    color: theme.vars.palette.text.secondary,
  },
}));

/** A native select, so that phones show their own picker. `onChange` gets the native event. */
export const SelectInput = ({
  label,
  labelHidden,
  optional,
  error,
  hint,
  counter,
  id,
  options,
  placeholder,
  ...rest
}: SelectInputProps) => (
  <FormField {...{ label, labelHidden, optional, error, hint, counter, id }}>
    {(control) => (
      <Box>
        <select {...rest} {...control} data-empty={rest.value === '' || undefined}>
          {placeholder && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </Box>
    )}
  </FormField>
);
