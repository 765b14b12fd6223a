/** A designer request with four fields that are wrong, and what is said of each. */
export const WRONG_REQUEST = {
  name: 'A',
  email: 'bad@',
  phone: 'call me maybe',
  contactPreference: 'phone',
  message: 'Short.',
}
export const WRONG_REQUEST_ERRORS = {
  name: 'Please enter your full name (at least 2 characters).',
  email: 'Please enter a valid email address.',
  phone: 'Please enter a phone number that we can call: at least six digits.',
  message: 'Please provide more details about your project (at least 20 characters).',
}
