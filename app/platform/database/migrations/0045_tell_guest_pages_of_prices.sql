-- The landing page says what rooms cost.
CREATE TRIGGER tell_guest_pages AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON credit_settings
  FOR EACH STATEMENT EXECUTE FUNCTION tell_guest_pages();
