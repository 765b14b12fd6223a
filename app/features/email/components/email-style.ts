/** Inline styles, which mail programs require on every element. */

export const SERIF = 'Fraunces, Georgia, "Times New Roman", serif'
export const SANS = '"Instrument Sans", "Helvetica Neue", Arial, sans-serif'

export const text = {
  color: '#22201C',
  fontFamily: SANS,
  fontSize: '16px',
  lineHeight: '26px',
  margin: '0 0 16px',
}

export const quiet = { ...text, color: '#5C554B', fontSize: '13px', lineHeight: '20px', margin: 0 }

export const button = {
  backgroundColor: '#A4492F',
  borderRadius: '8px',
  color: '#FFFFFF',
  display: 'inline-block',
  fontFamily: SANS,
  fontSize: '16px',
  padding: '14px 24px',
  textDecoration: 'none',
}
