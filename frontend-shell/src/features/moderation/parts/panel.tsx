import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** A part of a case, with its heading. */
export const Panel = ({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) => {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 4, sm: 5.5 }, mb: 4.5 }}>
      <Typography variant="h4" component="h2" id={id} sx={{ mb: 3 }}>
        {title}
      </Typography>
      {aside && (
        <Typography variant="body2" className="num" sx={{ mb: 3, color: 'text.secondary' }}>
          {aside}
        </Typography>
      )}
      {children}
    </Card>
  );
};
