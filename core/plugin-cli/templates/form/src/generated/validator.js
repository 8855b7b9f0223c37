// Compiled from the schema: do not edit.
const validateDefault$1 = validate10;
const schema11 = {
	"type": "object",
	"required": [
		"enabled",
		"range",
		"averaging",
		"alert"
	],
	"properties": {
		"enabled": {
			"type": "boolean",
			"default": true,
			"title": "Enabled",
			"description": "Readings are taken"
		},
		"range": {
			"enum": ["low", "high"],
			"type": "string",
			"default": "high",
			"title": "Measuring range"
		},
		"averaging": {
			"type": "integer",
			"minimum": 1,
			"maximum": 3600,
			"default": 60,
			"title": "Averaging period",
			"unit": "s"
		},
		"alert": {
			"type": "number",
			"minimum": 0,
			"maximum": 1e3,
			"default": 50,
			"title": "Alert from",
			"description": "Mean of the averaging period above which the sensor raises its alert",
			"unit": "µg/m³"
		}
	},
	"additionalProperties": false,
	"if": {
		"properties": { "range": { "const": "low" } },
		"required": ["range"]
	},
	"then": { "properties": { "alert": { "maximum": 100 } } }
};
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs1 = errors;
	let valid0 = true;
	const _errs2 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.range === void 0 && "range") {
			const err0 = {};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		} else if (data.range !== void 0) {
			if ("low" !== data.range) {
				const err1 = {};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	}
	var _valid0 = _errs2 === errors;
	errors = _errs1;
	if (vErrors !== null) {
		if (_errs1) vErrors.length = _errs1;
		else vErrors = null;
	}
	if (_valid0) {
		const _errs4 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.alert !== void 0) {
				let data1 = data.alert;
				if (typeof data1 == "number") {
					if (data1 > 100 || isNaN(data1)) {
						const err2 = {
							instancePath: instancePath + "/alert",
							schemaPath: "#/then/properties/alert/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 100
							},
							message: "must be <= 100"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				}
			}
		}
		var _valid0 = _errs4 === errors;
		valid0 = _valid0;
	}
	if (!valid0) {
		const err3 = {
			instancePath,
			schemaPath: "#/if",
			keyword: "if",
			params: { failingKeyword: "then" },
			message: "must match \"then\" schema"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.enabled === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "enabled" },
				message: "must have required property 'enabled'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.range === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "range" },
				message: "must have required property 'range'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.averaging === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "averaging" },
				message: "must have required property 'averaging'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.alert === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "alert" },
				message: "must have required property 'alert'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "enabled" || key0 === "range" || key0 === "averaging" || key0 === "alert")) {
			const err8 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.enabled !== void 0) {
			if (typeof data.enabled !== "boolean") {
				const err9 = {
					instancePath: instancePath + "/enabled",
					schemaPath: "#/properties/enabled/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.range !== void 0) {
			let data3 = data.range;
			if (typeof data3 !== "string") {
				const err10 = {
					instancePath: instancePath + "/range",
					schemaPath: "#/properties/range/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if (!(data3 === "low" || data3 === "high")) {
				const err11 = {
					instancePath: instancePath + "/range",
					schemaPath: "#/properties/range/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.range.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.averaging !== void 0) {
			let data4 = data.averaging;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
				const err12 = {
					instancePath: instancePath + "/averaging",
					schemaPath: "#/properties/averaging/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
			if (typeof data4 == "number") {
				if (data4 > 3600 || isNaN(data4)) {
					const err13 = {
						instancePath: instancePath + "/averaging",
						schemaPath: "#/properties/averaging/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 3600
						},
						message: "must be <= 3600"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (data4 < 1 || isNaN(data4)) {
					const err14 = {
						instancePath: instancePath + "/averaging",
						schemaPath: "#/properties/averaging/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			}
		}
		if (data.alert !== void 0) {
			let data5 = data.alert;
			if (typeof data5 == "number") {
				if (data5 > 1e3 || isNaN(data5)) {
					const err15 = {
						instancePath: instancePath + "/alert",
						schemaPath: "#/properties/alert/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e3
						},
						message: "must be <= 1000"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				if (data5 < 0 || isNaN(data5)) {
					const err16 = {
						instancePath: instancePath + "/alert",
						schemaPath: "#/properties/alert/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/alert",
					schemaPath: "#/properties/alert/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
	} else {
		const err18 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err18];
		else vErrors.push(err18);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
const validateDefaultIf0 = validate11;
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.range === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "range" },
				message: "must have required property 'range'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.range !== void 0) {
			if ("low" !== data.range) {
				const err1 = {
					instancePath: instancePath + "/range",
					schemaPath: "#/properties/range/const",
					keyword: "const",
					params: { allowedValue: "low" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	}
	validate11.errors = vErrors;
	return errors === 0;
}
validateDefault$1.conditions = { "/if": validateDefaultIf0 };
const validateDefault = validateDefault$1;
export { validateDefault as default };
