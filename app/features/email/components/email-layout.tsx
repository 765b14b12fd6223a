import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components'
import type { ReactNode } from 'react'

interface EmailLayoutProps {
  siteName: string
  appUrl: string
  /** One line that mail programs show beside the subject. */
  preview: string
  heading: string
  children: ReactNode
  action: { label: string; address: string }
}

const SERIF = 'Fraunces, Georgia, "Times New Roman", serif'
const SANS = '"Instrument Sans", "Helvetica Neue", Arial, sans-serif'
const text = { color: '#22201C', fontFamily: SANS, fontSize: '16px', lineHeight: '26px', margin: '0 0 16px' }
const quiet = { ...text, color: '#5C554B', fontSize: '13px', lineHeight: '20px', margin: 0 }
const button = {
  backgroundColor: '#A4492F',
  borderRadius: '8px',
  color: '#FFFFFF',
  display: 'inline-block',
  fontFamily: SANS,
  fontSize: '16px',
  padding: '14px 24px',
  textDecoration: 'none',
}

/** The look every e-mail shares: paper, one serif heading, one button. */
export function EmailLayout({ siteName, appUrl, preview, heading, children, action }: EmailLayoutProps) {
  return (
    <Html lang="en">
      <Head />
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: '#FAF7F2', margin: 0, padding: '32px 16px' }}>
        <Container style={{ maxWidth: '560px', margin: '0 auto' }}>
          <Text style={{ ...text, fontFamily: SERIF, fontSize: '20px', margin: '0 0 32px' }}>{siteName}</Text>
          <Heading
            style={{ ...text, fontFamily: SERIF, fontSize: '32px', fontWeight: 500, lineHeight: '40px' }}
          >
            {heading}
          </Heading>
          {children}
          <Section style={{ margin: '28px 0 36px' }}>
            <Button href={action.address} style={button}>
              {action.label}
            </Button>
          </Section>
          <Hr style={{ borderColor: '#E2D8C9', margin: '0 0 16px' }} />
          <Text style={quiet}>
            You receive this message because you have an account at{' '}
            <Link href={appUrl} style={{ color: '#5C554B' }}>
              {siteName}
            </Link>
            .
          </Text>
        </Container>
      </Body>
    </Html>
  )
}

/** A paragraph of an e-mail. */
export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={text}>{children}</Text>
}
