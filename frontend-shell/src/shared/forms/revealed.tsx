import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TextLink } from '@wayfellow/ui';

interface Props {
  /** Of the button in place of the control. */
  label: string;
  /** Shows the control before anybody asks for it, such as with an error. */
  isNeeded?: boolean;
  children: ReactNode;
}

/** A control that few need: a button, which becomes the control and gives it the focus. */
export const Revealed = ({ label, isNeeded, children }: Props) => {
  const [isAsked, setIsAsked] = useState(false);
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) around.current?.querySelector<HTMLElement>('input:checked, select')?.focus();
  }, [isAsked]);
  return isAsked || isNeeded ? (
    <div ref={around}>{children}</div>
  ) : (
    <TextLink
      standalone
      component="button"
      type="button"
      onClick={() => setIsAsked(true)}
      sx={{ justifySelf: 'start', my: -2 }}
    >
      {label}
    </TextLink>
  );
};
