import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components'
import type { ReactNode } from 'react'
import { button, quiet, SERIF, text } from './email-style.ts'

interface EmailLayoutProps {
  siteName: string
  appUrl: string
  preview: string
  heading: string | null
  children: ReactNode
  action?: { label: string; address: string } | undefined
  because?: string
}

const headingStyle = { ...text, fontFamily: SERIF, fontSize: '32px', fontWeight: 500, lineHeight: '40px' }

/** The layout of every email: paper background, one serif heading, one button. */
export function EmailLayout({
  siteName,
  appUrl,
  preview,
  heading,
  children,
  action,
  because,
}: EmailLayoutProps) {
  return (
    <Html lang="en">
      <Head />
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: '#FAF7F2', margin: 0, padding: '32px 16px' }}>
        <Container style={{ maxWidth: '560px', margin: '0 auto' }}>
          <Text style={{ ...text, fontFamily: SERIF, fontSize: '20px', margin: '0 0 32px' }}>{siteName}</Text>
          {heading && <Heading style={headingStyle}>{heading}</Heading>}
          {children}
          {action && (
            <Section style={{ margin: '28px 0 36px' }}>
              <Button href={action.address} style={button}>
                {action.label}
              </Button>
            </Section>
          )}
          <Hr style={{ borderColor: '#E2D8C9', margin: '0 0 16px' }} />
          <Text style={quiet}>
            You're receiving this {because ?? 'because you have a'}{' '}
            <Link href={appUrl} style={{ color: '#5C554B' }}>
              {siteName}
            </Link>
            {because ? '.' : ' account.'}
          </Text>
        </Container>
      </Body>
    </Html>
  )
}

/** A paragraph of an email. */
export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={text}>{children}</Text>
}

/**
 * A picture as wide as the text. Its address is a `data:` URL, so that the message contains it and nothing is
 * fetched.
 */
export function EmailPicture({
  address,
  ...img
}: {
  address: string
  alt: string
  width: number
  height: number
}) {
  return <Img src={address} {...img} style={{ width: '100%', height: 'auto', borderRadius: '2px' }} />
}
